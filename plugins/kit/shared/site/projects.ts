import { keptSite } from './facts';

const { projects } = keptSite();

/** Packages that every project of readers has. */
export const BASE_PACKAGES = projects.packages;

/** What packages need beside them. */
export const PEERS = projects.peers;

/** Installed packages that only some projects have. */
export const OPTIONAL_PACKAGES = projects.optional;
