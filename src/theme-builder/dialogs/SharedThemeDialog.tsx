import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from '../../language/useTranslate';
import { useBuilderContext } from '../fields/useToken';
import type { ThemeLibrary } from '../libraries/types';
import { themeValue } from '../model/draftTheme';
import { LINK_PREFIX, readLink } from '../read/themeLink';
import type { LinkProblem } from '../read/themeLink';
import type { NamedTheme } from '../state/types';
import { useLibrary } from '../state/useLibrary';
import { BuilderDialog } from './BuilderDialog';

/** Returns the theme of the page's address, and removes it from there. */
function takeLink(library: ThemeLibrary): NamedTheme | LinkProblem | undefined {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(LINK_PREFIX)) {
    return undefined;
  }
  window.history.replaceState(window.history.state, '', pathname + search);
  return readLink(hash, library);
}

/** Offers the theme of a link. It is added to the reader's themes, none of which it replaces. */
export function SharedThemeDialog() {
  const translate = useTranslate();
  const library = useLibrary();
  const [found, setFound] = useState<NamedTheme | LinkProblem>();
  useEffect(() => {
    const take = () => setFound((before) => takeLink(library) ?? before);
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, [library]);

  const { draft, dispatch } = useBuilderContext();
  const valueBefore = (path: string) => {
    const token = library.tokenAt(path);
    return token && themeValue(draft, token, library);
  };
  const close = () => setFound(undefined);
  const theme = typeof found === 'object' ? found : undefined;
  const entries = Object.entries(theme?.values ?? {});
  return (
    <BuilderDialog
      title={translate('themeBuilder.shared') ?? ''}
      isOpen={found !== undefined}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{translate('themeBuilder.cancel')}</Button>
          {theme && (
            <Button
              variant="contained"
              onClick={() => {
                dispatch({ type: 'ADD', theme });
                close();
              }}
            >
              {translate('themeBuilder.addShared')}
            </Button>
          )}
        </>
      }
    >
      {typeof found === 'string' && (
        <Alert severity="error">{translate(`themeBuilder.linkProblem.${found}`)}</Alert>
      )}
      {theme && (
        <>
          <p>
            {translate('themeBuilder.sharedHint')
              ?.replace('{{name}}', theme.name || '–')
              .replace('{{count}}', String(entries.length))}
          </p>
          <ul dir="ltr">
            {entries.map(([path, value]) => (
              <li key={path}>
                <code translate="no">{`${path}: ${String(value)}`}</code>
                {valueBefore(path) !== value && <del>{String(valueBefore(path) ?? '–')}</del>}
              </li>
            ))}
          </ul>
        </>
      )}
    </BuilderDialog>
  );
}
