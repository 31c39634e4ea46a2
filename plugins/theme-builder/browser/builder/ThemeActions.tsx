import { useRef, useState, useSyncExternalStore } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { copyToClipboard } from '@component-docs/kit/browser/clipboard';
import { download } from '@component-docs/kit/browser/download';
import { ImportDialog } from '../dialogs/ImportDialog';
import { useBuilderContext } from '../fields/useToken';
import { printTheme } from '../print/printTheme';
import { printLink } from '../read/themeLink';
import { readerThemeStore } from '@component-docs/preferences/browser/readerThemeStore';
import { useLibrary } from '../state/useLibrary';
import { isUsedOnSite, storeThemeOnSite } from '../state/themeOnSite';
import type { ThemeContent } from '../state/types';
import { ThemeChoice } from './ThemeChoice';

/** All in one line where there is room, the first in line with the field above. */
const ACTIONS = {
  gap: '4px',
  flexWrap: 'wrap',
  mx: '-6px',
  '& .MuiButton-root': { minInlineSize: 0, px: '6px' },
} as const;

interface Props {
  announce: (message: string) => void;
  onAdd: (theme: ThemeContent) => void;
}

/**
 * The actions on a reader's themes: choose, name, add, remove, share; and for changes of all of them, undo
 * and redo.
 */
export function ThemeActions({ announce, onAdd }: Props) {
  const translate = useTranslate();
  const { state, theme, dispatch } = useBuilderContext();
  const [isNaming, setNaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const [isImporting, setImporting] = useState(false);
  const library = useLibrary();
  const isUsed = useSyncExternalStore(readerThemeStore.subscribe, () => isUsedOnSite(library));

  function endNaming(next: EventTarget | null) {
    setNaming(false);
    if (!next) {
      renameButton.current?.focus();
    }
  }

  async function share() {
    const link = printLink(theme);
    if (!link) {
      download('theme.ts', printTheme(theme.values, library));
      announce(translate('themeBuilder.linkTooLong') ?? '');
      return;
    }
    const { origin, pathname } = window.location;
    try {
      await copyToClipboard(origin + pathname + link);
      announce(translate('themeBuilder.linkCopied') ?? '');
    } catch {
      announce(translate('colors.copyRefused') ?? '');
    }
  }

  return (
    <Stack sx={{ gap: '12px' }}>
      <Stack direction="row" sx={{ gap: '8px', alignItems: 'center' }}>
        <ThemeChoice isNaming={isNaming} onNamed={endNaming} />
        <IconButton
          aria-label={translate('themeBuilder.undo') ?? undefined}
          aria-disabled={state.past.length === 0}
          onClick={() => dispatch({ type: 'UNDO' })}
          sx={{ opacity: state.past.length === 0 ? 0.4 : 1 }}
        >
          <Undo />
        </IconButton>
        <IconButton
          aria-label={translate('themeBuilder.redo') ?? undefined}
          aria-disabled={state.future.length === 0}
          onClick={() => dispatch({ type: 'REDO' })}
          sx={{ opacity: state.future.length === 0 ? 0.4 : 1 }}
        >
          <Redo />
        </IconButton>
      </Stack>
      <Stack direction="row" sx={ACTIONS}>
        <Button onClick={() => onAdd({ name: '', values: {} })}>
          {translate('themeBuilder.add')}
        </Button>
        <Button ref={renameButton} onClick={() => setNaming(true)}>
          {translate('themeBuilder.rename')}
        </Button>
        <Button onClick={() => onAdd(theme)}>{translate('themeBuilder.duplicate')}</Button>
        <Button
          onClick={() => {
            dispatch({ type: 'REMOVE' });
            announce(translate('themeBuilder.removed') ?? '');
          }}
        >
          {translate('themeBuilder.remove')}
        </Button>
        <Button onClick={() => setImporting(true)}>{translate('themeBuilder.import')}</Button>
        <Button onClick={() => void share()}>{translate('themeBuilder.share')}</Button>
      </Stack>
      <FormControlLabel
        control={
          <Switch
            checked={isUsed}
            onChange={(_event, checked) => storeThemeOnSite(theme.values, library, checked)}
          />
        }
        label={translate('themeBuilder.useOnSite')}
      />
      <ImportDialog isOpen={isImporting} onClose={() => setImporting(false)} />
    </Stack>
  );
}
