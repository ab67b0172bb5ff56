"""`python -m elbowroom`: the command line where its script is not on the PATH."""

from elbowroom.cli import main

if __name__ == "__main__":
    main()
