import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';

const sizes = ['Half a loaf', 'Whole loaf', 'Two loaves'];

export default function IconlessRadio() {
  return (
    <RadioGroup
      disableIcon
      overlay
      orientation="horizontal"
      aria-label="Bread"
      name="bread"
      defaultValue="Whole loaf"
      sx={{ gap: 1, flexWrap: 'wrap' }}
    >
      {sizes.map((size) => (
        <Sheet key={size} sx={{ p: 1.5, borderRadius: 'sm' }}>
          <Radio value={size} label={size} />
        </Sheet>
      ))}
    </RadioGroup>
  );
}
