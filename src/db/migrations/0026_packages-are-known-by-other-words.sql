ALTER TABLE "packages" ADD COLUMN "also_known_as" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- The catalogue's first packages, by the words that patients use for them.
update packages set also_known_as = told.words
from (values
  ('EHM-011', array['basic checkup', 'yearly checkup', 'annual checkup', 'routine checkup', 'general checkup', 'health checkup', 'whole body checkup', 'sasta checkup']),
  ('EHM-012', array['yearly checkup with thyroid', 'full body checkup with thyroid', 'heart checkup', 'routine checkup']),
  ('AHM-011', array['weakness', 'stomach trouble', 'weight change', 'full body checkup', 'kamzori', 'thakan']),
  ('AHM-012', array['full body checkup', 'joint pain', 'inflammation', 'whole body checkup']),
  ('HLT-001', array['full body checkup', 'whole body checkup', 'complete body checkup', 'head to toe', 'master health checkup', 'executive health checkup', 'health checkup', 'annual checkup', 'all tests', 'poore sharir ki jaanch', 'saare sarir di jaanch']),
  ('DCP-006', array['sugar package', 'sugar checkup', 'diabetic profile', 'diabetes full checkup', 'sugar ki jaanch', 'madhumeh', 'shakkar rog']),
  ('HHP-007', array['heart checkup', 'cardiac checkup', 'cardiac profile', 'heart attack risk', 'heart profile', 'dil ki jaanch', 'dil di jaanch', 'blood pressure']),
  ('WHP-008', array['ladies checkup', 'female checkup', 'women full body checkup', 'mahila', 'aurat', 'lady package', 'wife', 'girls', 'periods']),
  ('MHP-009', array['gents checkup', 'male checkup', 'men full body checkup', 'mard', 'husband', 'sexual health', 'male hormone']),
  ('SCP-010', array['parents', 'old age', 'elderly', 'above 60', '60 years', 'buzurg', 'mata pita', 'father and mother', 'grandparents']),
  ('TCP-011', array['thyroid checkup', 'thyroid full profile', 'thyroid antibodies', 'gale ki ganth', 'goitre']),
  ('VEP-012', array['weakness', 'low energy', 'hair fall', 'vitamin deficiency', 'vitamin checkup', 'kamzori', 'thakan', 'baal jhadna', 'vaal jharna']),
  ('FCP-013', array['bukhar', 'taap', 'viral fever', 'dengue', 'malaria', 'typhoid', 'fever profile', 'fever panel']),
  ('JCP-014', array['arthritis', 'gathiya', 'joint pain', 'knee pain', 'jodo ka dard', 'jodan da dard', 'ghutne ka dard', 'gode dard', 'arthritis profile'])
) as told (code, words)
where packages.code = told.code;--> statement-breakpoint
-- And a few of its tests, where the lab has not changed their words.
update tests set also_known_as = also_known_as || told.more
from (values
  ('RBS-004', array['sugar', 'glucose', 'sugar jaanch', 'sugar without fasting', 'shakkar', 'diabetes'], array['frequent urination']),
  ('CBC-005', array['blood test', 'haemogram', 'full blood count', 'khoon ki jaanch', 'khoon di jaanch', 'khoon ki kami', 'anaemia', 'bukhar'], array['complete blood picture', 'cbp']),
  ('LIP-006', array['cholesterol', 'heart', 'dil', 'dil ki jaanch', 'cholesterol jaanch', 'triglycerides', 'hdl ldl', 'charbi'], array['cholesterol profile']),
  ('LFT-007', array['liver', 'liver jaanch', 'jigar', 'peeliya', 'jaundice', 'sgot sgpt', 'fatty liver', 'pet dard'], array['liver profile']),
  ('KFT-008', array['rft', 'renal function', 'kidney', 'gurda', 'gurde ki jaanch', 'gurde di jaanch', 'creatinine', 'urea'], array['kidney profile']),
  ('VTB-012', array['b12', 'cobalamin', 'cyanocobalamin', 'vitamin', 'kamzori', 'thakan', 'jhunjhuni', 'tingling hands and feet'], array['memory loss', 'numbness']),
  ('PTI-024', array['inr', 'pt', 'clotting', 'warfarin', 'acitrom', 'khoon patla', 'blood thinner'], array['before operation']),
  ('APT-025', array['ptt', 'ptt-k', 'clotting time', 'bleeding', 'haemophilia'], array['before operation']),
  ('STR-103', array['stool', 'potty test', 'latrine jaanch', 'tatti jaanch', 'dast', 'loose motion', 'keede', 'pet dard'], array['worms', 'stomach worms']),
  ('TES-112', array['testosteron', 'male hormone', 'mardana kamzori', 'mardana hormone', 'pcos', 'facial hair'], array['hormone test for men']),
  ('PCO-119', array['pcos', 'pcod', 'irregular periods', 'mahwari', 'periods', 'acne', 'facial hair', 'hormone test'], array['missed periods'])
) as told (code, said_before, more)
where tests.code = told.code and tests.also_known_as = told.said_before;--> statement-breakpoint
update lab set published_version = published_version + 1;
