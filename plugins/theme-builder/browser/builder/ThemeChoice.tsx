import { useRef } from 'react';
import TextField from '@mui/material/TextField';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { useBuilderContext } from '../fields/useToken';
import { MAX_NAME, shownThemes } from '../state/reduceBuilder';

interface Props {
  /** Whether the reader names the theme instead of choosing one. */
  isNaming: boolean;
  /** @param next the element that has the focus now, if a reader left the field for it */
  onNamed: (next: EventTarget | null) => void;
}

/** Chooses one of the reader's themes, or takes a new name for it. Escape keeps the old name. */
export function ThemeChoice({ isNaming, onNamed }: Props) {
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
