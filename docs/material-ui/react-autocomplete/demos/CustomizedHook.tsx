import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import useAutocomplete from '@mui/material/useAutocomplete';

const skills = ['Accounting', 'Negotiation', 'Spanish', 'Welding'];

const field = {
  width: 280,
  minHeight: 220,
  '& div': { display: 'flex', flexWrap: 'wrap', gap: 1, p: 1, border: 1, borderRadius: 1 },
  '& input': { flex: 1, minWidth: 80, border: 0, font: 'inherit', bgcolor: 'transparent' },
  '& ul, & li': { m: 0, p: 1, listStyle: 'none' },
  '& li.Mui-focused': { bgcolor: 'action.selected' },
};

export default function CustomizedHook() {
  const combo = useAutocomplete({ multiple: true, options: skills, defaultValue: ['Spanish'] });
  const options = combo.groupedOptions as typeof skills; // there is no groupBy
  const items = options.map((option, index) => (
    <li {...combo.getOptionProps({ option, index })} key={option}>
      {option}
    </li>
  ));

  return (
    <Box sx={field}>
      <label {...combo.getInputLabelProps()} htmlFor={combo.id}>
        Skills
      </label>
      <div ref={combo.setAnchorEl} {...combo.getRootProps()}>
        {combo.value.map((skill, index) => (
          <Chip {...combo.getTagProps({ index })} key={skill} label={skill} component="span" />
        ))}
        <input {...combo.getInputProps()} />
      </div>
      {items.length > 0 && <ul {...combo.getListboxProps()}>{items}</ul>}
    </Box>
  );
}
