import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const skills = ['Accounting', 'Forklift license', 'Negotiation', 'Spanish', 'Welding'];

export default function MultipleSelectChip() {
  return (
    <FormControl sx={{ width: 280 }}>
      <InputLabel id="chip-skills-label">Skills</InputLabel>
      <Select
        multiple
        labelId="chip-skills-label"
        id="chip-skills"
        label="Skills"
        defaultValue={['Spanish', 'Welding']}
        renderValue={(selected) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {selected.map((skill) => (
              <Chip key={skill} label={skill} />
            ))}
          </Box>
        )}
      >
        {skills.map((skill) => (
          <MenuItem key={skill} value={skill}>
            {skill}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
