import Radio, { radioClasses } from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const bar = { p: 0.5, bgcolor: 'background.level2', '--RadioGroup-gap': '4px' };
const segment = {
  px: 1.5,
  py: 1,
  [`& .${radioClasses.action}`]: { borderRadius: 'sm', border: 0 },
  [`& .${radioClasses.action}.Mui-checked`]: { bgcolor: 'background.surface', boxShadow: 'sm' },
};

export default function ExampleSegmentedControls() {
  return (
    <RadioGroup
      disableIcon
      orientation="horizontal"
      aria-label="View"
      name="view"
      defaultValue="Week"
      sx={bar}
    >
      {['Day', 'Week', 'Month'].map((view) => (
        <Radio key={view} color="neutral" value={view} label={view} sx={segment} />
      ))}
    </RadioGroup>
  );
}
