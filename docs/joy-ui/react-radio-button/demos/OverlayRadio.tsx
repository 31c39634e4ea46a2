import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';

const card = { p: 2, borderRadius: 'md' };

export default function OverlayRadio() {
  return (
    <RadioGroup overlay aria-label="Seat" name="seat" defaultValue="aisle" sx={{ gap: 1.5 }}>
      <Sheet variant="outlined" sx={card}>
        <Radio value="aisle" label="Aisle seat" />
      </Sheet>
      <Sheet variant="outlined" sx={card}>
        <Radio value="window" label="Window seat" />
      </Sheet>
    </RadioGroup>
  );
}
