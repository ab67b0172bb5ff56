"""The boxes: races, powers and boards, one package each."""
