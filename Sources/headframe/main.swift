print("headframe")
