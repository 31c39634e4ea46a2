import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import SvgIcon from '@mui/joy/SvgIcon';

const check = (
  <SvgIcon>
    <path d="m9 16.2-4.2-4.2-1.4 1.4L9 19 21 7l-1.4-1.4z" />
  </SvgIcon>
);

export default function IconsRadio() {
  return (
    <RadioGroup aria-label="Backup" name="backup" defaultValue="daily">
      <Radio value="daily" label="Every day" checkedIcon={check} />
      <Radio value="weekly" label="Every week" checkedIcon={check} />
    </RadioGroup>
  );
}
