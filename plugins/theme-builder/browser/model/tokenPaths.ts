import type { ThemeFacts } from '../libraries/types';
import { rolePath } from './customColors';
import { SCHEMES } from './types';

/** Returns the paths of all tokens of a theme except tokens of components: the colors of roles first. */
export function tokenPaths(
  { tokens, roles, roleKeys }: Pick<ThemeFacts, 'tokens' | 'roles' | 'roleKeys'>,
  custom: readonly string[] = [],
): string[] {
  return [
    ...SCHEMES.flatMap((scheme) =>
      [...roles, ...custom].flatMap((role) => roleKeys.map((key) => rolePath(scheme, role, key))),
    ),
    ...tokens.map(({ path }) => path),
  ];
}
