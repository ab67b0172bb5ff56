"""The races of Small World Underground, one file each."""
