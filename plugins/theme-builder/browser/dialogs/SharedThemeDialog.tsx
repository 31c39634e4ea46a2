import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { useBuilderContext } from '../state/useBuilder';
import type { ThemeLibrary } from '../libraries/types';
import { themeValue } from '../model/draftTheme';
import { LINK_PREFIX, readLink } from '../read/themeLink';
import type { LinkProblem } from '../read/themeLink';
import { MAX_THEMES } from '../state/reduceBuilder';
import type { ThemeContent } from '../state/reduceBuilder';
import { useLibrary } from '../state/useLibrary';
import { BuilderDialog } from './BuilderDialog';

/** Returns the theme of the page's address. */
function findLink(library: ThemeLibrary): ThemeContent | LinkProblem | undefined {
  const { hash } = window.location;
  return hash.startsWith(LINK_PREFIX) ? readLink(hash, library) : undefined;
}

function removeLink(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}

/** Offers the theme of a link to be added. Without room for it, the address keeps it. */
export function SharedThemeDialog() {
  const translate = useTranslate();
  const library = useLibrary();
  const { draft, add, isFull } = useBuilderContext();
  const [found, setFound] = useState<ThemeContent | LinkProblem>();
  useEffect(() => {
    const find = () => setFound((before) => findLink(library) ?? before);
    find();
    window.addEventListener('hashchange', find);
    return () => window.removeEventListener('hashchange', find);
  }, [library, isFull]);

  const valueBefore = (path: string) => themeValue(draft, path, library);
  const theme = typeof found === 'object' ? found : undefined;
  const close = () => {
    if (!theme || !isFull) {
      removeLink();
    }
    setFound(undefined);
  };
  const entries = Object.entries(theme?.values ?? {});
  return (
    <BuilderDialog
      title={translate('themeBuilder.shared') ?? ''}
      isOpen={found !== undefined}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{translate('themeBuilder.cancel')}</Button>
          {theme && !isFull && (
            <Button variant="contained" onClick={() => add(theme) && close()}>
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
          {isFull && (
            <Alert severity="warning">
              {translate('themeBuilder.noRoomForShared')?.replace('{{count}}', String(MAX_THEMES))}
            </Alert>
          )}
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
