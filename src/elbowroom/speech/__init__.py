"""Words for facts, in every language, from one catalog of templates; `speaker` has those who speak."""
