import Checkbox from '@mui/joy/Checkbox';
import SvgIcon from '@mui/joy/SvgIcon';

const check = (
  <SvgIcon>
    <path d="m9 16.2-4.2-4.2-1.4 1.4L9 19 21 7l-1.4-1.4z" />
  </SvgIcon>
);

export default function HoverCheckbox() {
  return (
    <Checkbox
      label="Signed by both tenants"
      uncheckedIcon={check}
      sx={{
        '&:not(.Mui-checked) svg': { opacity: 0, transition: 'opacity 0.2s' },
        '&:not(.Mui-checked):hover svg': { opacity: 0.6 },
      }}
    />
  );
}
