import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const colleagues = [
  { label: 'Ken Watanabe', team: 'Finance' },
  { label: 'Leila Haddad', team: 'Finance' },
  { label: 'Amara Okafor', team: 'Logistics' },
  { label: 'Inês Ferreira', team: 'Logistics' },
  { label: 'Tomasz Nowak', team: 'Support' },
];

export default function Grouped() {
  return (
    <Autocomplete
      options={colleagues}
      groupBy={(colleague) => colleague.team}
      sx={{ width: 280 }}
      renderInput={(params) => <TextField {...params} label="Approver" />}
    />
  );
}
