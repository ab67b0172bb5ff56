"""Games and their decisions as tables in Parquet files, for other people's tools."""
