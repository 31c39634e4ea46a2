/** The page about the files that programs read of this site. */
export const CODING_AGENTS = '/material-ui/getting-started/coding-agents';
