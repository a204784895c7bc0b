/** Stands in a bundle for a schema library that this project doesn't use: see the aliases in wrangler.toml. */
export default null;
