"""The Righteous Relics of Small World Underground, one file each."""
