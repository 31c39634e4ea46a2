import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const tiers = { Hobby: '1 garden, 20 plants', Nursery: '10 gardens', Park: 'No limits' };

export default function ExampleTiers() {
  return (
    <RadioGroup
      overlay
      orientation="horizontal"
      aria-label="Plan"
      name="plan"
      defaultValue="Hobby"
      sx={{ gap: 1, flexWrap: 'wrap' }}
    >
      {Object.entries(tiers).map(([name, details]) => (
        <Sheet key={name} variant="outlined" sx={{ p: 1.5, width: 178, borderRadius: 'md' }}>
          <Radio
            value={name}
            label={name}
            slotProps={{ input: { 'aria-describedby': `tier-${name}` } }}
          />
          <Typography id={`tier-${name}`} level="body-sm" sx={{ mt: 0.5, pl: 3.75 }}>
            {details}
          </Typography>
        </Sheet>
      ))}
    </RadioGroup>
  );
}
