import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const streets = ['Harbor Road', 'Harbor Street', 'Hill Lane', 'Mill Lane'];

export default function AutocompleteHint() {
  const [value, setValue] = React.useState<string | null>(null);
  const [text, setText] = React.useState('');
  const match = streets.find((street) => text && street.startsWith(text)) ?? '';

  return (
    <Autocomplete
      options={streets}
      value={value}
      onChange={(_event, newValue) => setValue(newValue)}
      inputValue={text}
      onInputChange={(_event, newText) => setText(newText)}
      onKeyDown={(event) => {
        if (event.key === 'Tab' && !event.shiftKey && match && match !== text) {
          setValue(match);
          setText(match);
          event.preventDefault();
        }
      }}
      sx={{ width: 280 }}
      renderInput={(params) => (
        <Box sx={{ position: 'relative' }}>
          <Box aria-hidden sx={{ position: 'absolute', top: 16, left: 14, whiteSpace: 'pre' }}>
            <span style={{ visibility: 'hidden' }}>{text}</span>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {match.slice(text.length)}
            </Box>
          </Box>
          <TextField {...params} label="Street" />
        </Box>
      )}
    />
  );
}
