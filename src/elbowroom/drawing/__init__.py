"""How boards look: outlines computed once by `elbowroom board draw`, stored beside each board and read by clients."""
