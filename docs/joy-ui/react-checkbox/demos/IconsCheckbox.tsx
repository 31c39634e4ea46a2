import Checkbox from '@mui/joy/Checkbox';
import SvgIcon from '@mui/joy/SvgIcon';

const cross = (
  <SvgIcon>
    <path d="m6.4 5 5.6 5.6L17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4z" />
  </SvgIcon>
);

export default function IconsCheckbox() {
  return (
    <Checkbox label="Mark the page as missing" defaultChecked checkedIcon={cross} color="danger" />
  );
}
