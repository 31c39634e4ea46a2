import type { ThemeFacts, ThemeLibrary } from '../libraries/types';
import { isCustomName, rolePath } from './customColors';
import { COLOR, OVERRIDE_KINDS, SCHEMES } from './types';
import type { ComponentProps, Token } from './types';

const ROLE_PATH = /^colorSchemes\.(?:light|dark)\.palette\.(\w+)\.(\w+)$/;

function componentTokens({ key, props }: ComponentProps): Token[] {
  return [
    ...props.map(({ name, options }): Token => ({
      path: `components.${key}.defaultProps.${name}`,
      kind: 'choice',
      options,
    })),
    ...Object.entries(OVERRIDE_KINDS).map(([name, kind]) => ({
      path: `components.${key}.styleOverrides.root.${name}`,
      ...kind,
    })),
  ];
}

/** Returns a library with its installed components. Names of custom colors are in no list. */
export function createLibrary(
  facts: ThemeFacts,
  components: readonly ComponentProps[],
): ThemeLibrary {
  const tokens = new Map(
    [...facts.tokens, ...components.flatMap(componentTokens)].map((token) => [token.path, token]),
  );
  return {
    ...facts,
    components,
    tokenAt(path) {
      const [, role = '', key = ''] = ROLE_PATH.exec(path) ?? [];
      const isRole = facts.roles.includes(role) || isCustomName(role, facts);
      return isRole && facts.roleKeys.includes(key) ? { path, ...COLOR } : tokens.get(path);
    },
  };
}

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
