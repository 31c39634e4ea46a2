import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const skills = ['Accounting', 'Forklift license', 'Negotiation', 'Spanish', 'Welding'];

export default function LimitTags() {
  return (
    <Autocomplete
      multiple
      limitTags={1}
      getLimitTagsText={(more) => `and ${more} more`}
      options={skills}
      defaultValue={['Spanish', 'Accounting', 'Welding']}
      sx={{ width: 280 }}
      renderInput={(params) => <TextField {...params} label="Skills" />}
    />
  );
}
