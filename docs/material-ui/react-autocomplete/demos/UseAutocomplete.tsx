import Box from '@mui/material/Box';
import useAutocomplete from '@mui/material/useAutocomplete';

const sizes = ['Extra small', 'Small', 'Medium', 'Large', 'Extra large'];

const field = {
  width: 240,
  minHeight: 220,
  '& input': { display: 'block', width: '100%', boxSizing: 'border-box', p: 1, font: 'inherit' },
  '& ul': { m: 0, p: 0, listStyle: 'none', border: 1, borderColor: 'divider' },
  '& li': { p: 1 },
  '& .Mui-focused': { bgcolor: 'action.selected' },
};

export default function UseAutocomplete() {
  const combo = useAutocomplete({ options: sizes });
  const options = combo.groupedOptions as typeof sizes; // there is no groupBy

  return (
    <Box sx={field}>
      <div {...combo.getRootProps()}>
        <label {...combo.getInputLabelProps()} htmlFor={combo.id}>
          Box size
        </label>
        <input {...combo.getInputProps()} />
      </div>
      {options.length > 0 && (
        <ul {...combo.getListboxProps()}>
          {options.map((option, index) => (
            <li {...combo.getOptionProps({ option, index })} key={option}>
              {option}
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}
