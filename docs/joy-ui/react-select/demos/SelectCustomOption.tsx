import Avatar from '@mui/joy/Avatar';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';

const people = [
  { name: 'Chidi Okafor', role: 'Finance', initials: 'CO' },
  { name: 'Elif Demir', role: 'Design', initials: 'ED' },
  { name: 'Sofía Ríos', role: 'Support', initials: 'SR' },
];

export default function SelectCustomOption() {
  return (
    <Select
      aria-label="Owner"
      placeholder="Choose an owner"
      slotProps={{ listbox: { sx: { '--ListItemDecorator-size': '44px' } } }}
      sx={{ width: 240 }}
    >
      {people.map(({ name, role, initials }) => (
        <Option key={name} value={name} label={name}>
          <ListItemDecorator>
            <Avatar size="sm">{initials}</Avatar>
          </ListItemDecorator>
          <ListItemContent>
            {name}
            <Typography level="body-xs">{role}</Typography>
          </ListItemContent>
        </Option>
      ))}
    </Select>
  );
}
