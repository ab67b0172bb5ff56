"""The powers of Small World Underground, one file each."""
