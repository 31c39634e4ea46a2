// The style sheets of what prints prepared pages, in the order in which it imports them: in the
// browser, where none of it is, nothing else would bring them. A test compares the list.
import '../../services/feedback/SectionCommentButton.module.css';
import '../../services/feedback/SectionHeading.module.css';
import '../../reference/component-page/PreparedHtml.module.css';
import '../../reference/component-page/Changes.module.css';
import '../../reference/component-page/ApiTable.module.css';
import '../../reference/component-page/ApiLists.module.css';
import '../../reference/component-page/ChoiceMenu.module.css';
import '../../reference/component-page/Callout.module.css';
import '../../document/code-blocks/CodeBlock.module.css';
import '../../reference/component-page/TypeText.module.css';
import '../../reference/component-page/InheritedProps.module.css';
import '../../reference/component-page/PropUses.module.css';
import '../../reference/component-page/PlanMark.module.css';
import '../../reference/component-page/SinceMark.module.css';
import '../../reference/component-page/TypeDefinitions.module.css';
import '../../reference/tabs/ApiTabBody.module.css';
