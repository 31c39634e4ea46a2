import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import SvgIcon from '@mui/joy/SvgIcon';

const lines = {
  Left: 'M4 5h16v2H4zm0 6h10v2H4zm0 6h16v2H4z',
  Centered: 'M4 5h16v2H4zm3 6h10v2H7zm-3 6h16v2H4z',
  Right: 'M4 5h16v2H4zm6 6h10v2H10zm-6 6h16v2H4z',
};
const group = { disableIcon: true, overlay: true, orientation: 'horizontal' } as const;
const box = { width: 40, height: 40, display: 'grid', placeItems: 'center' };

export default function ExampleAlignmentButtons() {
  return (
    <RadioGroup {...group} aria-label="Alignment" name="alignment" defaultValue="Left">
      {Object.entries(lines).map(([name, d]) => (
        <Sheet key={name} sx={box}>
          <Radio
            value={name}
            label={<SvgIcon titleAccess={name} children={<path d={d} />} />}
            sx={{ '--Radio-actionRadius': '6px', '& svg': { display: 'block' } }}
          />
        </Sheet>
      ))}
    </RadioGroup>
  );
}
