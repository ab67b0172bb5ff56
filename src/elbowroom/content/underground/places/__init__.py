"""The Popular Places of Small World Underground, one file each."""
