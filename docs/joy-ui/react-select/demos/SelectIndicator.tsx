import Option from '@mui/joy/Option';
import Select, { selectClasses } from '@mui/joy/Select';
import SvgIcon from '@mui/joy/SvgIcon';

const chevron = (
  <SvgIcon>
    <path d="m7 9 5 5 5-5 1.4 1.4L12 16.8l-6.4-6.4z" />
  </SvgIcon>
);

const options = ['Low', 'Normal', 'High'].map((name) => (
  <Option key={name} value={name}>
    {name}
  </Option>
));

export default function SelectIndicator() {
  return (
    <Select
      aria-label="Priority"
      defaultValue="Normal"
      indicator={chevron}
      sx={{
        width: 200,
        [`& .${selectClasses.indicator}`]: {
          '@media (prefers-reduced-motion: no-preference)': { transition: '0.2s' },
          [`&.${selectClasses.expanded}`]: { transform: 'rotate(-180deg)' },
        },
      }}
    >
      {options}
    </Select>
  );
}
