// The interface of this floor lands first.
