"""What lies behind the gate."""
