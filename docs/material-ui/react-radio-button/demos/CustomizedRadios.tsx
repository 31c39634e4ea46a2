import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';

const Dot = styled('span')({
  boxSizing: 'border-box',
  width: 20,
  height: 20,
  border: '2px solid',
  borderRadius: '50%',
});

const PlanRadio = styled(Radio)({
  padding: 11,
  '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: -5 },
});

const plans = ['Starter', 'Team', 'Company'];

export default function CustomizedRadios() {
  return (
    <FormControl>
      <FormLabel id="plan-label">Plan</FormLabel>
      <RadioGroup aria-labelledby="plan-label" name="plan" defaultValue="Team">
        {plans.map((plan) => (
          <FormControlLabel
            key={plan}
            value={plan}
            label={plan}
            control={<PlanRadio icon={<Dot />} checkedIcon={<Dot sx={{ borderWidth: 6 }} />} />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
