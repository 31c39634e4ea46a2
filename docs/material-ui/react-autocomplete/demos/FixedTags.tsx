import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const OWNER = 'Amara Okafor';
const members = [OWNER, 'Inês Ferreira', 'Ken Watanabe', 'Leila Haddad'];

export default function FixedTags() {
  const [value, setValue] = React.useState([OWNER, 'Ken Watanabe']);

  return (
    <Autocomplete
      multiple
      options={members}
      getOptionDisabled={(name) => name === OWNER}
      value={value}
      onChange={(_event, names) => setValue([OWNER, ...names.filter((name) => name !== OWNER)])}
      sx={{ width: 280 }}
      renderTags={(names, getTagProps) =>
        names.map((name, index) => {
          const { key, ...props } = getTagProps({ index });
          return <Chip key={key} label={name} {...props} disabled={name === OWNER} />;
        })
      }
      renderInput={(params) => <TextField {...params} label="Team members" />}
    />
  );
}
