import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const reviewers = ['Amara Okafor', 'Inês Ferreira', 'Ken Watanabe', 'Leila Haddad', 'Tomasz Nowak'];

export default function MultipleSelect() {
  return (
    <FormControl sx={{ width: 280 }}>
      <InputLabel id="multiple-reviewers-label">Reviewers</InputLabel>
      <Select
        multiple
        labelId="multiple-reviewers-label"
        id="multiple-reviewers"
        label="Reviewers"
        defaultValue={['Ken Watanabe']}
      >
        {reviewers.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
