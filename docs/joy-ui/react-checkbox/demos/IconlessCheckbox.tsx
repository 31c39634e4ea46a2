import Checkbox from '@mui/joy/Checkbox';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const toppings = ['Olives', 'Mushrooms', 'Peppers', 'Capers'];

export default function IconlessCheckbox() {
  return (
    <div role="group" aria-labelledby="toppings-label">
      <Typography id="toppings-label" level="title-sm" sx={{ mb: 1 }}>
        Toppings
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {toppings.map((topping) => (
          <Sheet key={topping} sx={{ px: 1.5, py: 1, borderRadius: 'sm' }}>
            <Checkbox disableIcon overlay label={topping} name="toppings" value={topping} />
          </Sheet>
        ))}
      </Stack>
    </div>
  );
}
