import Radio, { radioClasses } from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';

const colors = { Moss: '#4d6b3c', Slate: '#4a5a6a', Brick: '#a4452f' };
const group = { disableIcon: true, overlay: true, orientation: 'horizontal' } as const;
const swatch = { width: 40, height: 40, borderRadius: '50%' };
const ring = {
  [`& .${radioClasses.label}`]: { position: 'absolute', clipPath: 'inset(50%)' },
  [`& .${radioClasses.action}`]: { bgcolor: 'transparent !important' },
  [`& .${radioClasses.action}.Mui-checked`]: { boxShadow: '0 0 0 2px white, 0 0 0 4px black' },
};

export default function ExampleProductAttributes() {
  return (
    <RadioGroup
      {...group}
      aria-label="Color of the raincoat"
      name="color"
      defaultValue="Slate"
      sx={{ gap: 2, '--Radio-actionRadius': '50%' }}
    >
      {Object.entries(colors).map(([name, color]) => (
        <Sheet key={name} sx={{ ...swatch, bgcolor: color }}>
          <Radio value={name} label={name} sx={ring} />
        </Sheet>
      ))}
    </RadioGroup>
  );
}
