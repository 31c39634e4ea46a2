import { useId, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Info from '@mui/icons-material/InfoOutlined';
import Restore from '@mui/icons-material/SettingsBackupRestore';
import TextField from '@mui/material/TextField';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import type { Token, TokenValue } from '../model/types';
import { useBuilderContext } from '../state/useBuilder';
import { dependentsOf } from '../model/dependents';
import { createDraftTheme, themeValue } from '../model/draftTheme';
import { useLibrary } from '../state/useLibrary';
import { TypedField } from './TypedField';

interface ChoiceFieldProps {
  label: string;
  options: readonly TokenValue[];
  value: TokenValue | undefined;
  set: (value: TokenValue | undefined) => void;
}

/** A choice of values, as they are in the code. Without a value, the component's own default applies. */
function ChoiceField({ label, options, value, set }: ChoiceFieldProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={label}
      size="small"
      fullWidth
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) => set(options.find((option) => String(option) === target.value))}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {value === undefined && <option value="">{translate('themeBuilder.default')}</option>}
      {options.map((option) => (
        <option key={String(option)} value={String(option)}>
          {String(option)}
        </option>
      ))}
    </TextField>
  );
}

/** Returns the end of a path, without the scheme. */
const shortName = (path: string) => path.split('.palette.')[1] ?? path.replace(/^typography\./, '');

/** A token's default, and the tokens and components that depend on it. */
function TokenDetails({ token }: { token: Token }) {
  const translate = useTranslate();
  const library = useLibrary();
  const { theme } = useBuilderContext();
  const { standard, dependents } = useMemo(() => {
    const others = Object.entries(theme.values).filter(([path]) => path !== token.path);
    return {
      standard: themeValue(
        createDraftTheme(Object.fromEntries(others), library),
        token.path,
        library,
      ),
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

interface Props {
  token: Token;
  /** The token's name in the code, such as `primary.main`. */
  label: string;
}

/** The control of a token, the button that shows its details, and the button that resets it to its default. */
export function TokenField({ token, label }: Props) {
  const translate = useTranslate();
  const library = useLibrary();
  const { theme, draft, set } = useBuilderContext();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const own = theme.values[token.path];
  const isSet = own !== undefined;
  const props = {
    label,
    value: own ?? themeValue(draft, token.path, library),
    set: (value: TokenValue | undefined) => set({ [token.path]: value }),
  };
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: '4px' }}>
        <Box sx={{ flex: 1, minInlineSize: 0 }}>
          {token.kind === 'choice' ? (
            <ChoiceField {...props} options={token.options} />
          ) : (
            <TypedField {...props} kind={token} />
          )}
        </Box>
        <IconButton
          size="small"
          aria-label={translate('themeBuilder.details')?.replace('{{token}}', label)}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          sx={{ mt: '4px' }}
        >
          <Info fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={translate('themeBuilder.reset')?.replace('{{token}}', label)}
          // It keeps its place, and a disabled button would drop the focus.
          aria-disabled={!isSet}
          onClick={() => isSet && props.set(undefined)}
          sx={{ mt: '4px', opacity: isSet ? 1 : 0.3 }}
        >
          <Restore fontSize="small" />
        </IconButton>
      </Box>
      <Box id={id} sx={{ typography: 'body2', overflowWrap: 'anywhere', '& p': { m: '6px 4px' } }}>
        {isOpen && <TokenDetails token={token} />}
      </Box>
    </div>
  );
}
