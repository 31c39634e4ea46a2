import FormControlLabel from '@mui/material/FormControlLabel';
import type { FormControlLabelProps } from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';

function ChoiceCard(props: FormControlLabelProps) {
  const isChosen = useRadioGroup()?.value === props.value;

  return (
    <FormControlLabel
      {...props}
      sx={{
        m: 0,
        mb: 1,
        pr: 2,
        border: 1,
        borderRadius: 2,
        borderColor: isChosen ? 'primary.main' : 'divider',
      }}
    />
  );
}

export default function UseRadioGroup() {
  return (
    <RadioGroup aria-label="Workspace" name="workspace" defaultValue="shared">
      <ChoiceCard value="shared" control={<Radio />} label="Shared with the team" />
      <ChoiceCard value="private" control={<Radio />} label="Only for me" />
    </RadioGroup>
  );
}
