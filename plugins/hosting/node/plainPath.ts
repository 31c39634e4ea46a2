/**
 * The source of an expression for paths of characters that need no encoding (RFC 3986, section 3.3). The
 * scripts of pages read their address as it is, so such a path has one form: without encoded characters.
 */
export const PLAIN_PATH = "[\\w\\-.~!$&'()*+,;=:@/]*";
