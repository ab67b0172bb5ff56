"""Letters and notices: what a server tells people who are not there, by mail and by push."""
