import { useRef, useState, useSyncExternalStore } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import TextField from '@mui/material/TextField';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { copyToClipboard } from '@component-docs/kit/browser/clipboard';
import { download } from '@component-docs/kit/browser/download';
import { readerThemeStore } from '@component-docs/preferences/browser/readerThemeStore';
import { ImportDialog } from '../dialogs/ImportDialog';
import { useBuilderContext } from '../state/useBuilder';
import { printTheme } from '../print/printTheme';
import { printLink } from '../read/themeLink';
import { useLibrary } from '../state/useLibrary';
import { isUsedOnSite, storeThemeOnSite } from '../state/builderOf';
import { MAX_NAME, shownThemes } from '../state/reduceBuilder';
import type { ThemeContent } from '../state/reduceBuilder';

interface ThemeChoiceProps {
  isNaming: boolean;
  /** @param next the element that has the focus now, if a reader left the field for it */
  onNamed: (next: EventTarget | null) => void;
}

/** Chooses one of the reader's themes, or takes a new name for it. Escape keeps the old name. */
function ThemeChoice({ isNaming, onNamed }: ThemeChoiceProps) {
  const translate = useTranslate();
  const { state, theme, dispatch } = useBuilderContext();
  const isCancelled = useRef(false);
  const unnamed = translate('themeBuilder.unnamed') ?? '';
  return isNaming ? (
    <TextField
      key="name"
      autoFocus
      size="small"
      fullWidth
      label={translate('themeBuilder.name')}
      defaultValue={theme.name}
      placeholder={unnamed}
      onFocus={({ target }) => target.select()}
      onKeyDown={({ key, target, nativeEvent }) => {
        // Enter also ends the composition of a Chinese character.
        if ((key === 'Enter' && !nativeEvent.isComposing) || key === 'Escape') {
          isCancelled.current = key === 'Escape';
          (target as HTMLElement).blur();
        }
      }}
      onBlur={({ target, relatedTarget }) => {
        if (!isCancelled.current && target.value.trim() !== theme.name) {
          dispatch({ type: 'RENAME', name: target.value });
        }
        isCancelled.current = false;
        onNamed(relatedTarget);
      }}
      slotProps={{ htmlInput: { maxLength: MAX_NAME, autoComplete: 'off' } }}
    />
  ) : (
    <TextField
      key="theme"
      select
      size="small"
      fullWidth
      label={translate('themeBuilder.theme')}
      value={theme.id}
      onChange={({ target }) => dispatch({ type: 'SELECT', id: target.value })}
      slotProps={{ select: { native: true } }}
    >
      {shownThemes(state).map(({ id, name }) => (
        <option key={id} value={id}>
          {name || unnamed}
        </option>
      ))}
    </TextField>
  );
}

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

/** The actions on a reader's themes, and undo and redo for all of them. */
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
