import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const reviewers = ['Amara Okafor', 'Inês Ferreira', 'Ken Watanabe', 'Leila Haddad'];

export default function Tags() {
  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <Autocomplete
        multiple
        options={reviewers}
        defaultValue={['Ken Watanabe']}
        renderInput={(params) => <TextField {...params} label="Reviewers" />}
      />
      <Autocomplete
        multiple
        freeSolo
        options={['amara@example.com', 'leila@example.com']}
        defaultValue={['amara@example.com']}
        renderInput={(params) => <TextField {...params} label="Invite by email" />}
      />
    </Stack>
  );
}
