import { useMemo } from 'react';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { dependentsOf } from '../model/dependents';
import { createDraftTheme, themeValue } from '../model/draftTheme';
import type { Token } from '../model/types';
import { useLibrary } from '../state/useLibrary';
import { useBuilderContext } from './useToken';

/** Returns the end of a path: the scheme is that of the token, whose details these are. */
const shortName = (path: string) => path.split('.palette.')[1] ?? path.replace(/^typography\./, '');

/** A token's default, and what depends on it. */
export function TokenDetails({ token }: { token: Token }) {
  const translate = useTranslate();
  const library = useLibrary();
  const { theme } = useBuilderContext();
  const { standard, dependents } = useMemo(() => {
    const others = Object.entries(theme.values).filter(([path]) => path !== token.path);
    return {
      standard: themeValue(createDraftTheme(Object.fromEntries(others), library), token, library),
      dependents: dependentsOf(token, theme.values, library),
    };
  }, [token, theme.values, library]);
  const tokens = dependents.tokens.map(shortName).join(', ');
  return (
    <>
      <p>
        {translate('themeBuilder.standard')?.replace(
          '{{value}}',
          String(standard ?? translate('themeBuilder.unset')),
        )}
      </p>
      {tokens && <p>{translate('themeBuilder.dependentTokens')?.replace('{{tokens}}', tokens)}</p>}
      {dependents.components.length > 0 && (
        <p>
          {translate('themeBuilder.dependentComponents')?.replace(
            '{{components}}',
            dependents.components.join(', '),
          )}
        </p>
      )}
    </>
  );
}
