import { keptSite } from './facts';

const { projects } = keptSite();

/** Packages that every project of readers has. */
export const BASE_PACKAGES = projects.packages;

/** Packages that other packages need beside them, by the names of the packages that need them. */
export const PEERS = projects.peers;

/** Installed packages that only some projects have. */
export const OPTIONAL_PACKAGES = projects.optional;
